import type { BusinessCategory } from '../reference-lists/business-categories.ts'
import type { PlaceCategoryName, PlaceType } from '../reference-lists/place-categories.ts'
import { placeCategories } from '../reference-lists/place-category-entries.ts'

/** Keyed by Google place type. */
export const placeCategoryByTag: ReadonlyMap<string, PlaceCategoryName> = new Map<string, PlaceCategoryName>(
  placeCategories.flatMap(({ name, tags }) => tags.map((tag): [string, PlaceCategoryName] => [tag, name])),
)

const categoryByBusinessType: Readonly<Record<BusinessCategory, PlaceCategoryName>> = {
  Entertainment: 'Entertainment',
  'Food & Beverage': 'Food & Drink',
  Hospitality: 'Services',
  'Hotel & Lodging': 'Hotel & Lodging',
  Transportation: 'Transport',
}

/** The category of a business on a map. Its place type is more specific than its business type. */
export const placeCategoryOf = ({
  businessType,
  placeType = null,
}: {
  businessType: BusinessCategory
  placeType?: PlaceType | null
}): PlaceCategoryName =>
  (placeType === null ? undefined : placeCategoryByTag.get(placeType)) ?? categoryByBusinessType[businessType]
