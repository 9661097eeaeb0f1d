package fieldpost;

import static org.springframework.security.oauth2.client.web.client.RequestAttributeClientRegistrationIdResolver.clientRegistrationId;

import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.client.AuthorizedClientServiceOAuth2AuthorizedClientManager;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClientService;
import org.springframework.security.oauth2.client.oidc.web.logout.OidcClientInitiatedLogoutSuccessHandler;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.web.DefaultOAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestCustomizers;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizationRequestResolver;
import org.springframework.security.oauth2.client.web.client.OAuth2ClientHttpRequestInterceptor;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;

/**
 * A page behind the login of Spring Security, with logout at the provider and back-channel logout; and a page that the program
 * reads for itself, with the client credentials grant.
 */
@SpringBootApplication
@RestController
public class Interop {
  private final RestClient asItself;
  private final String application;

  Interop(RestClient asItself, @Value("${fieldpost.application}") String application) {
    this.asItself = asItself;
    this.application = application;
  }

  public static void main(String[] args) {
    SpringApplication.run(Interop.class, args);
  }

  @Bean
  SecurityFilterChain security(HttpSecurity http, ClientRegistrationRepository clients) throws Exception {
    var logout = new OidcClientInitiatedLogoutSuccessHandler(clients);
    logout.setPostLogoutRedirectUri("{baseUrl}/goodbye");
    return http
        .authorizeHttpRequests(all -> all.requestMatchers("/goodbye", "/application").permitAll().anyRequest().authenticated())
        .oauth2Login(login -> login.authorizationEndpoint(to -> to.authorizationRequestResolver(withPkce(clients))))
        .oidcLogout(oidc -> oidc.backChannel(Customizer.withDefaults()))
        .logout(end -> end.logoutSuccessHandler(logout))
        .csrf(csrf -> csrf.ignoringRequestMatchers("/logout"))
        .build();
  }

  /** Spring Security sends PKCE for public clients only, unless told to. */
  private static OAuth2AuthorizationRequestResolver withPkce(ClientRegistrationRepository clients) {
    var resolver = new DefaultOAuth2AuthorizationRequestResolver(clients, "/oauth2/authorization");
    resolver.setAuthorizationRequestCustomizer(OAuth2AuthorizationRequestCustomizers.withPkce());
    return resolver;
  }

  @GetMapping("/")
  Map<String, Object> page(@AuthenticationPrincipal OidcUser user) {
    return Map.of("username", user.getPreferredUsername(), "email", user.getEmail());
  }

  @Bean
  static RestClient asItself(ClientRegistrationRepository clients, OAuth2AuthorizedClientService tokens) {
    var manager = new AuthorizedClientServiceOAuth2AuthorizedClientManager(clients, tokens);
    return RestClient.builder().requestInterceptor(new OAuth2ClientHttpRequestInterceptor(manager)).build();
  }

  @GetMapping("/application")
  String application() {
    return asItself.get().uri(application).attributes(clientRegistrationId("itself")).retrieve().body(String.class);
  }

  @GetMapping("/goodbye")
  String goodbye() {
    return "goodbye";
  }
}
