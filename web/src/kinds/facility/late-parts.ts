// Apart, so that the list of the files that it needs isn't in the first load of the marketplace.

export const loadDateSheet = () => import('./dates/date-sheet.tsx')
