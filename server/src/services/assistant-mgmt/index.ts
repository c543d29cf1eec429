import { services } from '@app/contract/tree.ts'
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
}

export const assistantService = ({ guides, requests, questions = defaultQuestions }: AssistantParts) => ({
  name: 'assistant-mgmt',
  tree: services['assistant-mgmt'],
  handlers: {
    exchanges: exchangeHandlers(),
    assistants: {
      use: readUse,
      tourGuide: guideHandlers(guides, questions),
      request: requestHandlers(requests),
    },
  },
})
