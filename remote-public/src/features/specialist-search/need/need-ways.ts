/** What a need says beside a specialty, in one chunk. */
export { errandWay } from './errand-ways';
export { writtenLanguage } from './written-language';
