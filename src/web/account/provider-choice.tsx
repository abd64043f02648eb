import { useQuery } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { kitTexts } from '../kit/texts.js';
import { registerTexts } from './texts.js';

/** The providers a patient may choose while registering; nothing where there are none. */
export function ProviderChoice({ chosen, onChange }: { chosen: number[]; onChange: (chosen: number[]) => void }) {
  const { data } = useQuery({ queryKey: queryKeys.providers, queryFn: () => call(accountRoutes.listProviders) });
  if (!data || data.length === 0) return null;
  return (
    <fieldset className="provider-choice" aria-describedby="providers-hint">
      <legend>
        {registerTexts.providers} <span className="optional">{registerTexts.optional}</span>
      </legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={registerTexts.providers}>
        {data.map(({ id, firstName, lastName }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              />
              {kitTexts.doctor(firstName, lastName)}
            </label>
          </li>
        ))}
      </ul>
      <p className="hint" id="providers-hint">
        {registerTexts.providersHint}
      </p>
    </fieldset>
  );
}
