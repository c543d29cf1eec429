import * as z from 'zod'

export const vendorCategories = [
  'Physical Goods, Equipment & Hardware',
  'Software Applications',
  'Service Provider',
  'Accommodation Provider',
  'Associations & Tradeshows',
  'Publications & Magazines',
] as const
export const VendorCategory = z.enum(vendorCategories)
export type VendorCategory = z.infer<typeof VendorCategory>
