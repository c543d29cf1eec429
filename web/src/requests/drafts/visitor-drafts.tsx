import { Section } from '../../platform/boxes/section.tsx'
import { DraftsList } from './drafts-list.tsx'

/** What somebody began before they logged in. */
export const VisitorDrafts = () => (
  <div className="page section">
    <Section title="Your drafts">
      <DraftsList unsent={[]} />
    </Section>
  </div>
)
