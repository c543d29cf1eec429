import * as z from 'zod'
import { mapIconTypes } from '../rules/map-icon-looks.ts'

/** Unused: no call has the type of a marker. Maps use `mapIconTypes` itself. */
export const MapIconType = z.enum(mapIconTypes)
export type MapIconType = z.infer<typeof MapIconType>
