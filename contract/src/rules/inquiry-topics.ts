// Without zod, because pages in the browser use them too.

/** What messages to the team of the product are about. */
export const inquiryTopics = ['Question', 'Problem', 'Page', 'Privacy', 'Other'] as const
export type InquiryTopic = (typeof inquiryTopics)[number]

const labels: Readonly<Record<InquiryTopic, string>> = {
  Question: 'A question',
  Problem: 'Something is wrong',
  Page: 'My page or membership',
  Privacy: 'Privacy',
  Other: 'Something else',
}

export const inquiryTopicLabel = (topic: InquiryTopic): string => labels[topic]
