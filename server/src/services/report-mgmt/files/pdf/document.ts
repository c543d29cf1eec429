import type Pdf from 'pdfkit'

/** A PDF while it is drawn. */
export type Document = InstanceType<typeof Pdf>
