import * as React from 'react';

/**
 * React's development build makes an Error for each element, to say in its warnings where the element was made; past
 * ten thousand in a second it does without. Here it does without from the first: an eighth of the tests' time went into
 * those. Where React names this otherwise, it is only slower again.
 */
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

if (internals !== undefined && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
  });
}
