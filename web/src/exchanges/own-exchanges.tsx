import { accountExchangeDays } from '@app/contract/rules/limits.ts'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import head from '../page/page-head.module.css'
import { calls } from '../platform/calls/calls.ts'
import { ExchangeBrowser } from './exchange-browser.tsx'

/** What the reader asked assistants. */
export const OwnExchanges = () => (
  <div className={`page ${head.page}`}>
    <Breadcrumbs items={[{ label: 'My account', to: '/account' }, { label: 'My questions' }]} />
    <h1 className={head.title}>My questions</h1>
    <p className={head.lead}>
      {`What you asked assistants is deleted ${accountExchangeDays} days after the first question. Delete it yourself, and it is gone at once.`}
    </p>
    <ExchangeBrowser
      call={calls['assistant-mgmt'].exchanges.mySearch}
      input={{}}
      path="/account/questions"
      empty="Ask the guide on the page of a destination. While you are logged in, your questions are listed here."
      canDelete
      hasOrigin={false}
      download={(api, data) => api['assistant-mgmt'].exchanges.mySearchExport({ data })}
    />
  </div>
)
