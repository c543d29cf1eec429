import type { LoaderFunctionArgs } from 'react-router'
import { plainLoader } from '../page/plain-page.ts'
import { writeMeta } from './write-meta.ts'
import { WritePage } from './write-page.tsx'

export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  slug: args.params['slug'] ?? '',
})

/** The browser loads the story. */
export const shouldRevalidate = () => false

export const meta = writeMeta

export default function EditRoute({ loaderData: { slug } }: { loaderData: ReturnType<typeof loader> }) {
  return <WritePage slug={slug} />
}
