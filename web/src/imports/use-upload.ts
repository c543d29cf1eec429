import type { ImportedKindName } from '@app/contract/owners.ts'
import { maxImportBytes } from '@app/contract/rules/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, isTemporary, reasonOf } from '../api/problem.ts'
import type { Import, ImportPlace } from './import-place.ts'
import { bytesText } from './import-words.ts'

export type Upload =
  | { status: 'sending'; file: File; /** From 0 to 1. */ part: number }
  | { status: 'failed'; file: File; reason: string; canRetry: boolean }

/** Why a file isn't even sent. */
function refusal({ size }: File): string | undefined {
  if (size === 0) return 'The file is empty.'
  if (size > maxImportBytes)
    return `The file has ${bytesText(size)}. The limit is ${bytesText(maxImportBytes)}: split it, or remove columns you don’t need.`
  return undefined
}

/** The server describes problems of a file in whole sentences. */
const failureText = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file' ? error.message : reasonOf(error)

/** Whether the same file may be accepted later. A conflict is another file that is being worked on. */
const canRetry = (error: unknown) =>
  isTemporary(error) || (error instanceof ApiProblem && error.status === 409)

const nameLimit = 255

/** Uploads one file at a time. Leaving the page cancels the upload. */
export function useUpload(place: ImportPlace, kind: ImportedKindName, onDone: (created: Import) => void) {
  const [upload, setUpload] = useState<Upload>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const reason = refusal(file)
    if (reason !== undefined) return setUpload({ status: 'failed', file, reason, canRetry: false })
    const { signal } = (running.current = new AbortController())
    setUpload({ status: 'sending', file, part: 0 })
    try {
      const { apiWithProgress } = await import('../api/client.ts')
      const api = apiWithProgress((part) => !signal.aborted && setUpload({ status: 'sending', file, part }))
      const name = file.name.slice(-nameLimit)
      const { data } = await place.calls(api).upload({ name, kind, file }, { signal })
      if (signal.aborted) return
      onDone(data)
    } catch (error) {
      if (signal.aborted) return
      setUpload({ status: 'failed', file, reason: failureText(error), canRetry: canRetry(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setUpload(undefined)
  }

  return { upload, send: (file: File) => void send(file), cancel }
}
