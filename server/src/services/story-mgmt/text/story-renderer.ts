import { invalidField } from '../../../platform/errors.ts'
import type { OpenHeavyWork } from '../../../platform/heavy-work/heavy-work.ts'
import { RefusedWork } from '../../../platform/heavy-work/refused-work.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { RenderedStory } from './render-markdown.ts'

/** Renders a text. `path` is that of its field, for a 400. */
export type RenderStory = (call: Call, text: string, path: string) => Promise<RenderedStory>

/** In characters: most of an hour of reading. */
const longText = 60_000

/** Renders in threads: a hostile text of the allowed length takes a core for a minute, a story some hundredths of a second. */
export function storyRenderer(openHeavyWork: OpenHeavyWork, origin: string): RenderStory {
  const work = openHeavyWork<{ text: string; origin: string }, RenderedStory>({
    module: new URL('./render-worker.ts', import.meta.url),
    isLong: ({ text }) => text.length > longText,
    shortCpuMs: 1000,
    maxCpuMs: 4000,
    maxMs: 20_000,
    maxWaitMs: 20_000,
    maxMemory: 256,
    refusal: (message) => new RefusedWork(message),
    tooCostly: 'takes too long to render. Leave out some of its tables and nested parts',
  })
  return async (call, text, path) => {
    try {
      return await work.run(call.charged(), { text, origin })
    } catch (error) {
      throw error instanceof RefusedWork ? invalidField(path, error.message) : error
    }
  }
}
