import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelSettings } from '../../../../platform/model-configuration.ts'
import { guardedFetch } from '../../../../platform/outgoing/guarded-fetch.ts'

/** The model that the operator configured. It is reached at its own address only. */
export function languageModel({ api, url, model, key }: ModelSettings): LanguageModelV4 {
  const baseURL = url.replace(/\/+$/, '')
  const fetch = guardedFetch(new URL(url).origin)
  // Without a key, it would look for one in variables that we don't document.
  if (api === 'anthropic') return createAnthropic({ baseURL, apiKey: key ?? '', fetch })(model)
  const openai = createOpenAICompatible({
    name: 'openai',
    baseURL,
    includeUsage: true,
    fetch,
    ...(key !== undefined && { apiKey: key }),
  })
  return openai(model)
}
