import { services } from '@app/contract/tree.ts'
import { storyHandlers, type StoryParts } from './story-handlers.ts'

export { registerStoryFeeds } from './register-feeds.ts'
export { startShowing } from './show-due.ts'
export { startWordPress } from './wordpress/copy-posts.ts'
export { storyPaths } from './story-paths.ts'
export { renderMarkdown } from './text/render-markdown.ts'
export { storyRung } from './story-rights.ts'

export const storyService = (parts: StoryParts) => ({
  name: 'story-mgmt',
  tree: services['story-mgmt'],
  handlers: { stories: storyHandlers(parts) },
})
