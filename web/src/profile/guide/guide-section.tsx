import type { Content, Section } from '../profile-page.ts'
import { GuideBlock } from './guide-block.tsx'
import { GuideOpener } from './guide-opener.tsx'
import type { GuidedPage } from './guided-content.ts'

/** Asks the guide of the page. Without one, or while it is off, there is no section. */
export const guideSection = <C extends Content & GuidedPage>(): Section<C> => ({
  id: 'guide',
  title: 'Ask the tour guide',
  note: () => 'AI. Answers come from this page and its surroundings.',
  isEmpty: ({ guide }) => guide === null,
  empty: '',
  Body: ({ content }) =>
    content.guide && (
      <>
        <GuideBlock questions={content.guide} />
        <GuideOpener content={content} />
      </>
    ),
})
