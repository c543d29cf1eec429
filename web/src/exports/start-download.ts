import type { Api } from '@app/contract/api.ts'
import type { ExportLink } from '@app/contract/patterns/exports.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import type { useToast } from '../components/overlays/toaster.tsx'
import { counted } from '../components/format.ts'

/** A list that can be downloaded. */
export interface Download {
  /** What the file has, in the plural: 'facilities'. */
  things: string
  /** Creates the link to the file. */
  request: (api: Api, format: ExportFormat) => Promise<{ data: ExportLink }>
}

interface StartedDownload extends Download {
  format: ExportFormat
  toast: Pick<ReturnType<typeof useToast>, 'success' | 'error'>
}

/** A toast that replaces the one before. */
const topic = 'download'

/** Requests a link that works once, and opens it. The browser shows the progress of the file. */
export async function startDownload({ things, request, format, toast }: StartedDownload) {
  try {
    const { url, count, fileName } = (await request(await loadApi(), format)).data
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    toast.success(`Downloading ${counted(count, 'row', 'rows')} of ${things}.`, { topic })
  } catch (error) {
    toast.error(`Not downloaded. ${reasonOf(error)}`, { topic })
  }
}
