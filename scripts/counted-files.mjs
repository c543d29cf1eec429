// @ts-check

const tests =
  /\.(test|spec)\.tsx?$|\.(fixture|child)\.[a-z]+$|(^|\/)(testing|conformance|type-tests)\/|^e2e\//

/**
 * Whether a file belongs to the product, in any workspace: not to tests, migrations,
 * documentation or scripts.
 * @param {string} file
 */
export const isProductFile = (file) =>
  !tests.test(file) && !/\/migrations\/|^(docs|scripts)\/|\.md$/.test(file)

/** Folders of requests on the server, before and after their move into one service. */
const requestFolders = /\/(contact-mgmt\/requests|event-mgmt\/(asking|leads|bids|mails))\//

/** Such as `request-routes.ts`, `hold-requests.ts`, `asked.ts`, `5-contact.sql` and `link-caller.ts`. */
const requestNames =
  /[/-](asked|asking|requests?|leads?|bids?|tell-hosts)[-.][^/]*$|\/derived\/.*-contact\.sql$|\/[^/]*(mailed-link|link-caller|caller-link)[^/]*$/

/** Requests of HTTP, and the reading of requests from pasted text. */
const otherRequests = /\/platform\/.*request|\/request-reading[/.]/

/**
 * Whether a file is about requests, leads, bids, or their mails and links, in the contract or on the server. By folder or by name,
 * so that the count stays comparable when files move.
 * @param {string} file
 */
export const isRequestFile = (file) =>
  /^(contract|server)\/src\/.*\.(ts|sql)$/.test(file) &&
  isProductFile(file) &&
  !otherRequests.test(file) &&
  (requestFolders.test(file) || requestNames.test(file))

/** @param {string} text */
export const lineCount = (text) => text.split('\n').length - 1
