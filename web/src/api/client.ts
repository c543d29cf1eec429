import { createClient, eventStreamType, type Send, type WireCall } from '@app/contract/client.ts'
import type { Api, Services } from '@app/contract/api.ts'
import { wire } from 'virtual:wire'
import { failureWords, isAborted, refusalWords, unreadable } from './failure-words.ts'
import { isProblem } from './is-problem.ts'
import { ApiProblem, fieldErrorsOf, NetworkError, reasonOf } from './problem.ts'
import { tellWait } from './waits.ts'
import { accessToken, dispatchSession, signedInAgain, useSession } from './session.ts'

/** Gets the part of a file that has been sent, from 0 to 1. */
export type OnProgress = (part: number) => void

const apiVersion = '1.0'

async function deliver(call: WireCall, token: string | null, onProgress?: OnProgress): Promise<Response> {
  const url = `${call.url}${call.url.includes('?') ? '&' : '?'}api-version=${apiVersion}`
  const headers = new Headers(call.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (call.body && 'file' in call.body)
    return upload({
      method: call.method,
      url,
      headers,
      file: call.body.file,
      onProgress,
      signal: call.signal,
    })
  const json = call.body?.json
  if (json !== undefined) headers.set('content-type', 'application/json')
  return fetch(url, { method: call.method, headers, body: JSON.stringify(json), signal: call.signal })
}

const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith(eventStreamType) === true

/**
 * Like `deliver`. If the token is rejected, renews it, then asks the person to log in again. Writes of a session that has ended already wait for
 * that, and are never sent in the name of somebody else.
 */
async function deliverSignedIn(call: WireCall, onProgress?: OnProgress): Promise<Response> {
  const isOver = !call.isRead && useSession.getState().status === 'expired' && !(await signedInAgain())
  const reply = await deliver(call, isOver ? null : await accessToken(), onProgress)
  if (isOver || reply.status !== 401 || useSession.getState().person === null) return reply
  const renewed = await accessToken({ isFresh: true })
  if (renewed !== null) {
    const second = await deliver(call, renewed, onProgress)
    if (second.status !== 401) return second
  }
  return (await signedInAgain()) ? deliver(call, await accessToken(), onProgress) : reply
}

const refusedStatuses = new Set([429, 503])
/** Somebody waits, so a later retry is theirs to decide. */
const maxRetryAfter = 10

/** Like `deliverSignedIn`. Sends a read again, once, that the server refused because it is busy or was called too often. */
async function deliverOrRetry(call: WireCall, onProgress?: OnProgress): Promise<Response> {
  const reply = await deliverSignedIn(call, onProgress)
  const seconds = Number(reply.headers.get('retry-after') ?? Infinity)
  if (!call.isRead || !refusedStatuses.has(reply.status) || !(seconds <= maxRetryAfter)) return reply
  await pause(seconds * 1000, call.signal).finally(tellWait(reply.status, seconds))
  return deliverSignedIn(call, onProgress)
}

/** Rejects with the signal's reason when it is aborted. */
async function pause(ms: number, signal?: AbortSignal) {
  signal?.throwIfAborted()
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const onAbort = () => resolve()
  signal?.addEventListener('abort', onAbort)
  await promise
  clearTimeout(timer)
  signal?.removeEventListener('abort', onAbort)
  signal?.throwIfAborted()
}

/** Of a request that got no answer. */
export const unansweredError = (error: unknown) => new NetworkError(failureWords(error), { cause: error })

/** Of an answer that isn't a success. */
export const refusedError = (status: number, body: unknown) =>
  isProblem(body) ? new ApiProblem(body) : new NetworkError(refusalWords(status), { cause: status })

const send =
  (onProgress?: OnProgress): Send =>
  async (call) => {
    const reply = await deliverOrRetry(call, onProgress).catch((error: unknown) => {
      throw isAborted(error) ? error : unansweredError(error)
    })
    const { onEvent } = call
    if (onEvent && reply.ok && reply.body && isEventStream(reply)) {
      const { readStream } = await import('./read-stream.ts')
      return readStream(reply.body, onEvent)
    }
    const body: unknown = await reply.json().catch((error: unknown) => {
      if (isAborted(error)) throw error
      // An error may have another body, such as a proxy's page. A success may not.
      if (reply.ok) throw new NetworkError(unreadable, { cause: error })
    })
    if (!reply.ok) {
      if (isProblem(body) && body.code === 'USER_BLOCKED') dispatchSession({ type: 'account-blocked' })
      throw refusedError(reply.status, body)
    }
    const etag = reply.headers.get('etag')
    return etag === null || typeof body !== 'object' ? body : { ...body, etag }
  }

interface UploadRequest {
  method: string
  url: string
  headers: Headers
  file: Blob
  onProgress: OnProgress | undefined
  signal: AbortSignal | undefined
}

/** Sends a file as a form. Uses XMLHttpRequest, because `fetch` doesn't report progress. */
async function upload({ method, url, headers, file, onProgress, signal }: UploadRequest): Promise<Response> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(method, url)
  for (const [name, value] of headers) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable) onProgress?.(event.loaded / event.total)
  })
  request.addEventListener('load', () =>
    resolve(new Response(request.responseText, { status: request.status })),
  )
  request.addEventListener('error', () => reject(new TypeError('network')))
  request.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  signal?.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append('file', file)
  request.send(form)
  return promise
}

const clientOf = (onProgress?: OnProgress): Api => createClient<Services>(wire, '', send(onProgress))

export const api = clientOf()

/** The API for one upload, with progress. */
export const apiWithProgress = clientOf

/** What forms and writes need to know of a failure. */
export const failureOf = (error: unknown) => ({
  reason: reasonOf(error),
  status: error instanceof ApiProblem ? error.status : undefined,
  fields: fieldErrorsOf(error),
})
