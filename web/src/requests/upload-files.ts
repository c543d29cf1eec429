import type { Api } from '@app/contract/api.ts'
import { plainName } from '../page/file-rules.ts'

/** Uploads the documents of an event that is stored. Returns the names of those that failed. */
export async function uploadFiles(api: Api, ownerId: string, files: readonly File[]): Promise<string[]> {
  const { documents } = api['event-mgmt'].events
  const failed: string[] = []
  for (const file of files)
    try {
      const item = await documents.create({ ownerId, data: { name: plainName(file.name, 'Document') } })
      await documents.putFile({ ownerId, id: item.data.id, file })
    } catch {
      failed.push(file.name)
    }
  return failed
}
