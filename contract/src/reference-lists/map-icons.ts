import * as z from 'zod'
import { mapIconTypes } from '../rules/map-icon-looks.ts'

export const MapIconType = z.enum(mapIconTypes)
export type MapIconType = z.infer<typeof MapIconType>
