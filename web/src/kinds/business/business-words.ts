import { capitalized } from '../../components/format.ts'

/** `Pizza restaurant` for `pizza_restaurant`. */
export const placeTypeText = (placeType: string) => capitalized(placeType.replaceAll('_', ' '))

/** From `$` to `$$$$`. */
export const priceText = (priceLevel: number) => '$'.repeat(priceLevel)
