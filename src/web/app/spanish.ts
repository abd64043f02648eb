import { account } from '../account/texts.es.js';
import { billing } from '../billing/texts.es.js';
import { dashboard } from '../dashboard/texts.es.js';
import { history } from '../history/texts.es.js';
import { intro } from '../intro/texts.es.js';
import type { Translation } from '../kit/language.js';
import { kit } from '../kit/texts.es.js';
import { landing } from '../landing/texts.es.js';
import { legal } from '../legal/texts.es.js';
import { pricing } from '../pricing/texts.es.js';
import { procedures } from '../procedures/texts.es.js';
import { acts } from '../reading/acts/texts.es.js';
import { reading } from '../reading/texts.es.js';
import { roster } from '../roster/texts.es.js';
import { sample } from '../sample/texts.es.js';
import { settings } from '../settings/texts.es.js';
import { shared } from '../shared/texts.es.js';
import { terms } from '../terms/texts.es.js';
import { upload } from '../upload/texts.es.js';
import { wait } from '../wait/texts.es.js';
import { pages } from './page-texts.es.js';
import { phrase } from './phrases.es.js';
import { app } from './texts.es.js';

/** The whole interface in Spanish. It is loaded only for those who read it. */
export const spanish: Translation = {
  texts: {
    account,
    acts,
    app,
    billing,
    dashboard,
    history,
    intro,
    kit,
    landing,
    legal,
    pages,
    pricing,
    procedures,
    reading,
    roster,
    sample,
    settings,
    shared,
    terms,
    upload,
    wait,
  },
  phrase,
};
