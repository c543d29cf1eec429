import type { Plans } from '@app/contract/plans.ts'
import { services as trees } from '@app/contract/tree.ts'
import { kindList, kindOf } from './kinds.ts'
import type { ComparedKindOf } from './patterns/compared-kind.ts'
import type { FindDrives } from './patterns/drive-distances.ts'
import type { Geocoder } from './patterns/resolve-location.ts'
import type { OpenedMarkets, ServiceParts } from './patterns/service-parts.ts'
import type { Service } from './platform/http/call.ts'
import type { ModelSettings } from './platform/model-configuration.ts'
import type { MetricsRegistry } from './platform/metrics/registry.ts'
import { operationRunner } from './platform/http/run-operation.ts'
import { rights } from './rights.ts'
import {
  assistantService,
  openGuideModel,
  openGuides,
  tourGuideHandlers,
  type AssistantParts,
  type GuideParts,
  type ModelParts,
} from './services/assistant-mgmt/index.ts'
import { businessService } from './services/business-mgmt/index.ts'
import { companyService } from './services/company-mgmt/index.ts'
import { contactService, type ApprovalParts } from './services/contact-mgmt/index.ts'
import { destinationService } from './services/destination-mgmt/index.ts'
import { eventService } from './services/event-mgmt/index.ts'
import { facilityService } from './services/facility-mgmt/index.ts'
import { askedBlockHandlers, hotelService } from './services/hotel-mgmt/index.ts'
import { placeService } from './services/place-mgmt/index.ts'
import { reportService } from './services/report-mgmt/index.ts'
import { statusService } from './services/status-mgmt/index.ts'
import { storyService } from './services/story-mgmt/index.ts'
import { userService, type Accounts, type PushParts } from './services/user-mgmt/index.ts'

type Trees = typeof trees
type Services = { [S in keyof Trees]: Service<Trees[S]> }

interface Parts {
  shared: ServiceParts
  geocode: Parameters<typeof placeService>[0] & Pick<Geocoder, 'geocode' | 'timeZoneAt'>
  findDrives: FindDrives
  accounts: Accounts
  metrics: MetricsRegistry
  approvals: ApprovalParts
  /** What memberships there are to ask for. */
  plans: Plans
  markets: { comparedKind: ComparedKindOf; opened: OpenedMarkets; near: GuideParts['findNear'] }
  push: PushParts
  visits: Services['page-mgmt']
  /** What answers questions to guides, besides our own engine or instead of it. */
  assistants: Partial<AssistantParts> & ModelParts & { model?: ModelSettings | undefined }
}

/** All services. A missing one is a compile error. */
export const openServices = ({
  shared,
  geocode,
  findDrives,
  accounts,
  metrics,
  approvals,
  plans,
  markets,
  push,
  visits,
  assistants,
}: Parts): Services => {
  const run = operationRunner(rights, () => services)
  const blocks = askedBlockHandlers(shared)
  const model = assistants.model && openGuideModel(assistants.model, assistants)
  const events = eventService(shared, { markets: markets.opened, geocode }, blocks.ofEvent)
  const { requestReading, matches, my: ownEvents } = events.handlers.events
  const services: Services = {
    'facility-mgmt': facilityService(shared),
    'destination-mgmt': destinationService(shared, {
      blocks: blocks.ofDestination,
      tourGuide: tourGuideHandlers(),
    }),
    'hotel-mgmt': hotelService(shared),
    'business-mgmt': businessService(shared),
    'company-mgmt': companyService(shared),
    'event-mgmt': events,
    'place-mgmt': placeService(geocode, findDrives),
    'page-mgmt': visits,
    'report-mgmt': reportService(geocode, shared),
    'contact-mgmt': contactService((name) => kindOf(name).contract, approvals, { plans, run }),
    'user-mgmt': userService({ ...shared, ...markets, accounts, run, push }, kindList),
    'assistant-mgmt': assistantService({
      guides:
        assistants.guides ?? openGuides({ ...shared, ...geocode, kindOf, findNear: markets.near, model }),
      requests: { read: requestReading.text, countHosts: matches.count, ownEvents },
      questions: assistants.questions,
      model: assistants.model,
    }),
    'story-mgmt': storyService(shared),
    'status-mgmt': statusService(metrics),
    'import-mgmt': { name: 'import-mgmt', tree: trees['import-mgmt'], handlers: { imports: shared.imports } },
  }
  return services
}
