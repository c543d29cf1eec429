// Without zod, because home in the browser uses them too.

/** Whose activity a feed shows: of all pages, of those that the reader likes or follows, or of those whose team they are on. */
export const activityViews = ['all', 'following', 'managing'] as const
export type ActivityView = (typeof activityViews)[number]

/** Entries that home shows at once. */
export const activityPageSize = 15
