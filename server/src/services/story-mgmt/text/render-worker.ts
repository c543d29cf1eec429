import type { OpenWork } from '../../../platform/heavy-work/warm-thread.ts'
import { renderMarkdown, type RenderedStory, type TextToRender } from './render-markdown.ts'

export const openWork: OpenWork<TextToRender, RenderedStory> = () => renderMarkdown
