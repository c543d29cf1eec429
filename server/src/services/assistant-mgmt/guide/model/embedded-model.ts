import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'

const unknownTokens = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }
const usage = {
  inputTokens: unknownTokens,
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}
const finishReason = { unified: 'stop', raw: undefined } as const

/** A model that writes what our own engine says. It takes no network, and reads nothing but what it was made with. */
export function embeddedModel(write: () => Iterable<string>): LanguageModelV4 {
  function* parts(): Generator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] }
    yield { type: 'text-start', id: 'answer' }
    for (const delta of write()) yield { type: 'text-delta', id: 'answer', delta }
    yield { type: 'text-end', id: 'answer' }
    yield { type: 'finish', usage, finishReason }
  }
  return {
    specificationVersion: 'v4',
    provider: 'embedded',
    modelId: 'embedded',
    supportedUrls: {},
    doGenerate: async () => ({
      content: [{ type: 'text', text: [...write()].join('') }],
      finishReason,
      usage,
      warnings: [],
    }),
    doStream: async () => ({
      stream: ReadableStream.from(parts()),
    }),
  }
}
