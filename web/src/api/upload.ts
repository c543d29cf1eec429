interface UploadRequest {
  method: string
  url: string
  headers: Headers
  file: Blob
  onProgress: ((part: number) => void) | undefined
  signal: AbortSignal | undefined
}

/** Sends a file as a form. XMLHttpRequest, because `fetch` does not tell how much has gone. */
export async function upload({
  method,
  url,
  headers,
  file,
  onProgress,
  signal,
}: UploadRequest): Promise<Response> {
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
