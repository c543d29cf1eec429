import type { assistants } from '@app/contract/assistants/assistant-routes.ts'
import { services } from '@app/contract/tree.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { ModelSettings } from '../../platform/model-configuration.ts'
import { readEngine, readLimits } from './engine.ts'
import { exchangeHandlers } from './exchanges/exchange-handlers.ts'
import { defaultQuestions } from './exchanges/question-limits.ts'
import type { Guides } from './guide/answer-guide.ts'
import { readUse } from './guide/provider/model-use.ts'
import { requestHandlers, type RequestParts } from './request/request-handlers.ts'
import { guideHandlers } from './tour-guides/guide-handlers.ts'

export { exchangeItem, exchangeLinks, isOfDestination } from './exchanges/exchange-rows.ts'
export { tourGuideHandlers } from './tour-guides/tour-guide-handlers.ts'
export type { GuideParts } from './guide/guide-parts.ts'
export { openGuideModel, type ModelParts } from './guide/provider/guide-model.ts'
export { openGuides, type Guides } from './guide/answer-guide.ts'
export type { GuideAnswer, GuideTurn, TurnEvent } from './guide/guide-turn.ts'

export interface AssistantParts {
  requests: RequestParts
  guides: Guides
  /** How many questions somebody may ask a day. */
  questions?: number | undefined
  /** Without one, our own engine answers. */
  model?: ModelSettings | undefined
}

export const assistantService = ({
  guides,
  requests,
  questions = defaultQuestions,
  model,
}: AssistantParts) => ({
  name: 'assistant-mgmt',
  tree: services['assistant-mgmt'],
  handlers: {
    exchanges: exchangeHandlers(),
    assistants: {
      use: readUse,
      limits: async (_input, call) => ({ data: await readLimits(call, { model, questions }) }),
      tourGuide: {
        ...guideHandlers(guides, questions),
        engine: async ({ id }, call) => ({ data: await readEngine(call, id, { model, questions }) }),
      },
      request: requestHandlers(requests),
    } satisfies Handlers<typeof assistants>,
  },
})
