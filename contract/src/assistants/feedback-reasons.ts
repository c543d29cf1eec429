// Without zod, because pages in the browser use them too.

/** What people can say was wrong with an answer. */
export const feedbackReasons = ['Wrong fact', 'Old', 'Not what I asked', 'Other'] as const
