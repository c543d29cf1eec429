// Without zod, because pages in the browser use them too.

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Excel's limit, without the headings. */
export const maxSheetRows = 1_048_575
