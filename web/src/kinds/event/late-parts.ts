// Apart, so that the lists of the files that these need aren't in the first load of the marketplace.

export const loadDateSheet = () => import('./dates/date-sheet.tsx')

export const loadCalendarView = () => import('./calendar/calendar-view.tsx')
