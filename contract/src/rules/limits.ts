// Without zod, because pages in the browser use them too.

/** In characters. */
export const maxName = 200
export const maxOtherNames = 20

/** Characters of a text that is read, such as a pasted request. */
export const longestQuery = 1000
/** Characters of a request in somebody's own words, and what a file with one may have. */
export const longestRequest = 100_000
export const maxRequestBytes = 10_000_000
export const maxRequestPages = 200
/** Characters of the words to search for in names. */
export const longestText = 200
/** Characters of the words to search for in messages. Fewer aren't in the index. */
export const shortestText = 3

/** Days in a range of free days, both ends included: ten years, with some to spare. */
export const maxFreeDays = 3660

/** Longer ranges ask for a weekend within them, because nothing is free on each day of a month. */
export const mostEachDay = 10

/** Characters of the reason for cancelling an event or declining a claim. */
export const maxReason = 500
export const maxAskMessage = 1000

/** Characters of the reason for declining a page. */
export const maxDeclineReason = 1000

/** US dollars that an organizer can state as the budget of an event. */
export const maxBudget = 100_000_000

/** Hosts of one request. */
export const maxHosts = 12

/** Characters of a message to the team of the product, and messages of its sender in one inquiry. */
export const maxInquiry = 5000
export const maxInquiryMessages = 50

/** Lists of one person. */
export const maxLists = 50
export const maxEntries = 200
/** In characters. */
export const maxListName = 80
export const maxNote = 300
export const maxSharedBy = 100

/** Saved searches of one person. Names and addresses in characters. */
export const maxSavedSearches = 50
export const maxSearchName = 80
export const maxSearchAddress = 2000
export const maxFilterWords = 40
/** Characters of the words of one filter. */
export const maxFilterWord = 200

/** Of calendars of spaces. Names, titles, notes and prices in characters. */
export const maxSpaceName = 80
export const maxEntryTitle = 120
export const maxEntryNote = 2000
/** Units of one entry. */
export const maxEntryUnits = 64
/** Minutes that are kept free after a booking. */
export const longestBuffer = 480
export const maxCalendarName = 80
export const maxCalendarAddress = 2000
/** Weekends that visitors see at once. */
export const shownWeekends = 12
export const maxGapNote = 200
export const maxGapPrice = 60

/** Imported files. Their rows are held in memory until they are compared. */
export const maxImportBytes = 100_000_000
export const maxImportRows = 200_000
export const maxImportColumns = 1000
/** Files of one destination, or of all administrators, that were not imported yet. */
export const maxOpenImports = 20

/** What people state about themselves, in characters, and sports. */
export const maxUserName = 100
export const maxAbout = 1000
export const maxUserSports = 20

/** Characters of a question to an assistant. */
export const longestQuestion = 500
/** An exchange with an assistant is deleted so many days after its first question: without an account, and with one. */
export const visitorExchangeDays = 30
export const accountExchangeDays = 90
/** Questions that the team of a destination leaves without an answer. */
export const mostSkipped = 200
/** What the team of a destination sets up for its guide. Texts in characters; short ones are offered questions and subjects. */
export const maxGuideName = 60
export const maxGuideGreeting = 300
export const maxGuideText = 120
export const maxGuideAnswer = 2000
/** Own answers of a guide. */
export const mostGuideAnswers = 200
export const maxGuideQuestions = 30
export const maxGuideSubjects = 20

/** Of a conversation with the request assistant: what is said and chosen, and the characters of one and of all. */
export const mostMessages = 60
export const longestMessage = 2000
export const longestTalk = 10_000

/** Miles around a place within which its page and its tour guide list others. */
export const surroundingMiles = 25
/** Miles around a page within which a request looks that is near it. */
export const nearRequestMiles = 250

/** Of conversations. Names and messages in characters. */
export const maxGroupName = 100
export const maxGroupMembers = 250
export const maxMessage = 10_000
/** Characters of a message that its replies quote. */
export const maxQuote = 200
export const maxAttachments = 10
/** Different emoji of one person on one message. */
export const maxReactions = 10
