import type { HeavyKind } from '../../../platform/heavy-work/heavy-work.ts'
import { RefusedWork } from '../../../platform/heavy-work/refused-work.ts'
import type { TextToRender } from './render-markdown.ts'

/** In characters: most of an hour of reading. */
const longText = 60_000

/** A hostile text of the allowed length takes a core for a minute, a story some hundredths of a second. */
export const renderKind: HeavyKind<TextToRender> = {
  module: new URL('./render-worker.ts', import.meta.url),
  isLong: ({ text }) => text.length > longText,
  shortCpuMs: 1000,
  maxCpuMs: 4000,
  maxMs: 20_000,
  maxWaitMs: 20_000,
  maxMemory: 256,
  refusal: (message) => new RefusedWork(message),
  tooCostly: 'takes too long to render. Leave out some of its tables and nested parts',
}
