import type { BusinessCategory } from '@app/contract/reference-lists/business-categories.ts'
import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import type { IconName } from '../pictures/icon-names.ts'

interface PlaceLook {
  /** Its category of businesses, as in filters: pages show no other names of categories. */
  label: BusinessCategory
  icon: IconName
  /** A CSS color, different in each theme. */
  color: string
}

/**
 * How lists and maps mark the categories of places, in the order of legends. Categories with the same label differ in icon
 * and color only.
 */
export const placeLooks: Readonly<Record<PlaceCategoryName, PlaceLook>> = {
  'Hotel & Lodging': { label: 'Hotel & Lodging', icon: 'bed-double', color: 'var(--place-lodging)' },
  'Food & Drink': { label: 'Food & Beverage', icon: 'utensils', color: 'var(--place-food)' },
  Entertainment: { label: 'Entertainment', icon: 'ferris-wheel', color: 'var(--place-fun)' },
  Shopping: { label: 'Hospitality', icon: 'shopping-bag', color: 'var(--place-shopping)' },
  Transport: { label: 'Transportation', icon: 'bus', color: 'var(--place-transport)' },
  Services: { label: 'Hospitality', icon: 'wrench', color: 'var(--place-services)' },
}
