import type { OpenWork } from '../../../platform/heavy-work/warm-thread.ts'
import { renderMarkdown, type RenderedStory } from './render-markdown.ts'

/** A thread that renders texts of stories. */
export const openWork: OpenWork<Parameters<typeof renderMarkdown>[0], RenderedStory> = () => renderMarkdown
