import type { Geocoder } from '../../../patterns/resolve-location.ts'
import type { KindOf } from '../../../patterns/profile-kind.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { PlaceLookups } from '../../place-mgmt/index.ts'
import type { GuideModel } from './provider/guide-model.ts'

/** The kinds whose pages a guide reads. */
export type GuideKindName = 'destination' | 'facility' | 'hotel' | 'business' | 'event'

/** What a guide needs of the rest of the server. */
export interface GuideParts
  extends
    Pick<ServiceParts, 'texts' | 'openReader' | 'brand'>,
    Pick<Geocoder, 'timeZoneAt'>,
    Pick<PlaceLookups, 'airportsNear'> {
  kindOf(kind: GuideKindName): KindOf
  /** What answers before our own engine does, if the operator configured it. */
  model?: GuideModel | undefined
  /** The ids of public pages of a kind around a position, the nearest first. */
  findNear(
    kind: GuideKindName,
    near: { lat: number; lng: number; dist: number },
    most: number,
  ): Promise<string[]>
}
