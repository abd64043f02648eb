import {
  bodyAreasSchema,
  explainTermSchema,
  procedureAnswerSchema,
  procedureQuerySchema,
  suggestionQuerySchema,
  suggestionsSchema,
  termAnswerSchema,
  termInReportsSchema,
} from './education.js';
import { route } from './route-spec.js';

/** The routes of the education pages. */
export const educationRoutes = {
  explainTerm: route({
    method: 'POST',
    path: '/api/explain-term',
    summary: 'What a medical word, phrase or short form means; 404 with near matches where nothing is known of it',
    tag: 'education',
    access: 'public',
    body: explainTermSchema,
    response: termAnswerSchema,
    ratePerMinute: 60,
    errors: [400, 404, 413, 415, 429],
  }),
  procedureInfo: route({
    method: 'POST',
    path: '/api/procedure-info',
    summary:
      'Risks, preparation, recovery and questions for a procedure; 404 with near matches where there is no guide',
    tag: 'education',
    access: 'public',
    body: procedureQuerySchema,
    response: procedureAnswerSchema,
    ratePerMinute: 60,
    errors: [400, 404, 413, 415, 429],
  }),
  // POST, so that what somebody types about their health stands in no address and no log.
  termSuggestions: route({
    method: 'POST',
    path: '/api/term-suggestions',
    summary: 'Words or procedures that may be meant, while they are typed',
    tag: 'education',
    access: 'public',
    body: suggestionQuerySchema,
    response: suggestionsSchema,
    ratePerMinute: 240,
    errors: [400, 413, 415, 429],
  }),
  procedureAreas: route({
    method: 'GET',
    path: '/api/procedure-areas',
    summary: 'The areas of the body map with five common procedures each',
    tag: 'education',
    access: 'public',
    response: bodyAreasSchema,
    errors: [],
  }),
  termInReports: route({
    method: 'POST',
    path: '/api/term-in-reports',
    summary: "The signed-in user's own reports that hold a word",
    tag: 'education',
    access: 'user',
    body: explainTermSchema,
    response: termInReportsSchema,
    ratePerMinute: 60,
    // Each may open and read a megabyte.
    perAccount: { limit: 'searches', perMinute: 30 },
    errors: [400, 401, 413, 415, 429],
  }),
} as const;
