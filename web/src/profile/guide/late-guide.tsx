import { useLazy } from '../../components/use-lazy.ts'
import type { GuidedPage } from './guided-content.ts'

const loadOpener = () => import('./guide-opener.tsx')

/** The panel of the guide, whose code is loaded once the page is ready. */
export function LateGuide({ content }: { content: GuidedPage }) {
  const { part } = useLazy(loadOpener, content.guide !== null)
  return part && <part.GuideOpener content={content} />
}
