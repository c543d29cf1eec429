import type { NoHosts } from '@app/contract/assistants/request-assistant.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { changeText, conditionText } from '../match/condition-words.ts'
import type { RequestDraft } from '../request-draft.ts'
import { entryOf } from './host-change.ts'
import { hostsText } from './hosts-text.ts'
import type { Entry } from './talk-state.ts'

interface NoHostsOfferProps {
  noHosts: NoHosts
  draft: RequestDraft
  onChange: (entry: Entry) => void
}

/** The condition that leaves no host, and the change that brings most back. */
export function NoHostsOffer({ noHosts, draft, onChange }: NoHostsOfferProps) {
  const { condition, change } = noHosts
  const asked = `“${conditionText[condition](draft, noHosts)}” leaves none.`
  const text = change && changeText(draft, change)
  return (
    <Banner
      tone="warn"
      action={
        change &&
        text !== null && (
          <Button onClick={() => onChange(entryOf(change, text, asked))}>
            {`${text}: ${hostsText(change)}`}
          </Button>
        )
      }
    >
      {change ? asked : `${asked} No single change brings a host back, so ask for less of two.`}
    </Banner>
  )
}
