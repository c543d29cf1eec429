import * as z from 'zod'
import { placeCategories } from './place-category-entries.ts'

export const placeCategoryNames = placeCategories.map(({ name }) => name)
export const PlaceCategoryName = z.enum(placeCategoryNames)
export type PlaceCategoryName = z.infer<typeof PlaceCategoryName>

/** The Google place types of all categories. */
export const placeTypes = placeCategories.flatMap(({ tags }) => tags)
export const PlaceType = z.enum(placeTypes)
export type PlaceType = z.infer<typeof PlaceType>
