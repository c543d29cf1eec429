import { invalidField } from '../../../platform/errors.ts'
import type { HeavyWork, OpenHeavyWork } from '../../../platform/heavy-work/heavy-work.ts'
import { RefusedWork } from '../../../platform/heavy-work/refused-work.ts'
import type { Call } from '../../../platform/http/call.ts'
import { renderKind } from './render-kind.ts'
import type { RenderedStory, TextToRender } from './render-markdown.ts'

/** Renders a text. `path` is that of its field, for a 400. */
export type RenderStory = (call: Call, text: string, path: string) => Promise<RenderedStory>

/** Renders in threads, so that other calls are answered meanwhile. */
export function storyRenderer(openHeavyWork: OpenHeavyWork, origin: string): RenderStory {
  const work: HeavyWork<TextToRender, RenderedStory> = openHeavyWork(renderKind)
  return async (call, text, path) => {
    try {
      return await work.run(call.charged(), { text, origin })
    } catch (error) {
      throw error instanceof RefusedWork ? invalidField(path, error.message) : error
    }
  }
}
