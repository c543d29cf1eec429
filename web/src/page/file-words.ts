import { counted } from '../components/format.ts'

const types: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.ms-powerpoint': 'PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'text/plain': 'Text',
  'text/csv': 'CSV',
}

/** `application/pdf` as people call it. */
export const documentType = (contentType: string | null) => {
  const plain = contentType?.split(';')[0]?.trim() ?? ''
  return types[plain] ?? plain.split('/').at(-1)?.toUpperCase() ?? ''
}

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** In the greatest unit of 1,000 bytes that leaves a number of at least one. */
export function fileSize(bytes: number | null): string {
  if (bytes === null) return ''
  if (bytes < 1000) return counted(bytes, 'byte')
  const step = Math.min(Math.floor(Math.log10(bytes) / 3), units.length)
  const inUnit = bytes / 1000 ** step
  const format = new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: units[step - 1] ?? 'kilobyte',
    maximumFractionDigits: inUnit < 10 ? 1 : 0,
  })
  return format.format(inUnit)
}
