import { profileColumns } from '../columns/profile-columns.ts'

export const businessColumns = profileColumns([
  { field: 'businessType', heading: 'Category' },
  { field: 'placeType', heading: 'Place type' },
  { field: 'attributes', heading: 'Attributes' },
  { field: 'priceLevel', heading: 'Price level (1 to 4)' },
  { field: 'promotionCount', heading: 'Promotions today' },
  { field: 'likeCount', heading: 'Likes' },
])
