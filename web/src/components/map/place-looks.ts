import type { PlaceCategoryName } from '@app/contract/reference-lists/place-categories.ts'
import type { IconName } from '../pictures/icon-names.ts'

interface PlaceLook {
  icon: IconName
  /** A CSS color, different in each theme. */
  color: string
}

/** How lists and maps mark the categories of places, in the order of legends. */
export const placeLooks: Readonly<Record<PlaceCategoryName, PlaceLook>> = {
  'Hotel & Lodging': { icon: 'bed-double', color: 'var(--place-lodging)' },
  'Food & Drink': { icon: 'utensils', color: 'var(--place-food)' },
  Entertainment: { icon: 'ferris-wheel', color: 'var(--place-fun)' },
  Shopping: { icon: 'shopping-bag', color: 'var(--place-shopping)' },
  Transport: { icon: 'bus', color: 'var(--place-transport)' },
  Services: { icon: 'wrench', color: 'var(--place-services)' },
}
