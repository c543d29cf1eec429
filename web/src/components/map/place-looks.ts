import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import type { IconName } from '../pictures/icon-names.ts'

interface PlaceLook {
  /** That of the category of businesses, if it has one: pages use one name for both lists of the specification. */
  label: string
  icon: IconName
  /** A CSS color, different in each theme. */
  color: string
}

/** How lists and maps mark the categories of places, in the order of legends. */
export const placeLooks: Readonly<Record<PlaceCategoryName, PlaceLook>> = {
  'Hotel & Lodging': { label: 'Hotel & Lodging', icon: 'bed-double', color: 'var(--place-lodging)' },
  'Food & Drink': { label: 'Food & Beverage', icon: 'utensils', color: 'var(--place-food)' },
  Entertainment: { label: 'Entertainment', icon: 'ferris-wheel', color: 'var(--place-fun)' },
  Shopping: { label: 'Shopping', icon: 'shopping-bag', color: 'var(--place-shopping)' },
  Transport: { label: 'Transportation', icon: 'bus', color: 'var(--place-transport)' },
  Services: { label: 'Services', icon: 'wrench', color: 'var(--place-services)' },
}
