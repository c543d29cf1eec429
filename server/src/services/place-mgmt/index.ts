import { services } from '@app/contract/tree.ts'
import type { FindDrives } from '../../patterns/drive-distances.ts'
import { placeHandlers, type PlaceLookups } from './place-handlers.ts'

export type { PlaceLookups } from './place-handlers.ts'

export const placeService = (lookups: PlaceLookups, findDrives: FindDrives) => ({
  name: 'place-mgmt',
  tree: services['place-mgmt'],
  handlers: { places: placeHandlers(lookups, findDrives) },
})
