import { Refusal } from '../errors.ts'

/** What the HTTP library refuses, by its codes. Its own words are for whoever configures it. */
const sentences: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body isn’t valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty. Send JSON, or no content type.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body doesn’t have the length that its header says.',
  FST_ERR_BAD_URL: 'The URL isn’t valid.',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'Send the file as multipart/form-data.',
  FST_PARTS_LIMIT: 'The form has too many parts. Send one file.',
  FST_FILES_LIMIT: 'The form has too many files. Send one file.',
  FST_FIELDS_LIMIT: 'The form has too many fields. Send one file.',
  FST_PROTO_VIOLATION: 'The form has a field with a name that is not allowed.',
}

const byStatus: Record<number, string> = {
  408: 'The request took too long to arrive. Send it again.',
  413: 'The request is too large.',
  414: 'The URL is too long.',
  431: 'The headers are too large.',
}

/** The refusal of a request that the HTTP library or a parser couldn't read. */
export function malformed({ statusCode, code }: { statusCode: number; code: string | undefined }): Refusal {
  // The parser of JSON has no code.
  const sentence =
    (code === undefined ? sentences.FST_ERR_CTP_INVALID_JSON_BODY : sentences[code]) ?? byStatus[statusCode]
  return new Refusal(
    statusCode,
    'MALFORMED_REQUEST',
    sentence ?? 'The request can’t be read. Check its URL, headers and body.',
  )
}
