/** How many nights the grid shows. The API reads 100 at a time. */
export const gridViews = [
  { value: 'weeks', label: '2 weeks', nights: 14 },
  { value: 'month', label: 'Month', nights: 31 },
  { value: 'season', label: '3 months', nights: 90 },
] as const
export type GridView = (typeof gridViews)[number]
